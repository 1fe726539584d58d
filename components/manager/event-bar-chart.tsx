'use client';
/** Bar chart of events by type. A click on a bar opens its events; the table below has the same links for keyboards. */
import {
  BarElement,
  CategoryScale,
  type ChartOptions,
  Chart as Charts,
  Legend,
  LinearScale,
  Tooltip,
} from 'chart.js';
import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { Bar } from 'react-chartjs-2';

export interface EventBars {
  types: string[];
  /** `counts` and `hrefs` in the order of `types`. */
  series: { label: string; counts: number[]; hrefs: string[] }[];
}

Charts.register(BarElement, CategoryScale, LinearScale, Legend, Tooltip);

const DARK = '(prefers-color-scheme: dark)';

export function EventBarChart({ bars }: { bars: EventBars }) {
  const router = useRouter();
  // A change of the color scheme draws the chart again with the other colors.
  const scheme = useSyncExternalStore(
    followScheme,
    () => matchMedia(DARK).matches,
    () => false,
  );
  const { fontFamily } = getComputedStyle(document.body);
  const text = { color: tokenValue('--ink'), font: { family: fontFamily, size: 13 } };
  const options: ChartOptions<'bar'> = {
    indexAxis: 'y',
    maintainAspectRatio: false,
    animation: false,
    scales: {
      x: {
        beginAtZero: true,
        ticks: { ...text, precision: 0, color: tokenValue('--muted') },
        grid: { color: tokenValue('--line') },
      },
      y: { ticks: { ...text, autoSkip: false }, grid: { display: false } },
    },
    plugins: { legend: { position: 'top', labels: { ...text, boxWidth: 28, boxHeight: 14 } } },
    onClick: (_event, [pressed]) => {
      const href = pressed && bars.series[pressed.datasetIndex]?.hrefs[pressed.index];
      if (href) router.push(href);
    },
    onHover: (event, under) => {
      if (event.native?.target instanceof HTMLElement)
        event.native.target.style.cursor = under.length > 0 ? 'pointer' : '';
    },
  };
  const datasets = bars.series.map(({ label, counts }, series) => ({
    label,
    data: counts,
    ...fillOf(series),
    borderWidth: 1,
    maxBarThickness: 16,
  }));
  return (
    // The library measures the element around its canvas.
    <div className="relative h-full">
      <Bar
        key={String(scheme)}
        data={{ labels: bars.types, datasets }}
        options={options}
        aria-label="Bar chart of the numbers in the table"
      />
    </div>
  );
}

function followScheme(changed: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Pixels. */
const TILE = 8;
/**
 * By series: a color property of the style sheet, and the colored rectangle (x, y, width, height) of a repeated tile,
 * so that bars differ without color.
 */
const FILLS = [
  { color: '--brand', mark: [0, 0, TILE, TILE] },
  { color: '--warning', mark: [0, 0, TILE, 3] },
  { color: '--success', mark: [2, 2, 4, 4] },
  { color: '--danger', mark: [0, 0, 3, TILE] },
] as const;

/** The value of a property in the current color scheme. */
function tokenValue(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function fillOf(series: number): { borderColor: string; backgroundColor: string | CanvasPattern } {
  const { color, mark } = FILLS[series % FILLS.length] ?? FILLS[0];
  const [x, y, width, height] = mark;
  const borderColor = tokenValue(color);
  const tile = document.createElement('canvas');
  tile.width = TILE;
  tile.height = TILE;
  const drawing = tile.getContext('2d');
  if (!drawing) return { borderColor, backgroundColor: borderColor };
  drawing.fillStyle = tokenValue('--surface');
  drawing.fillRect(0, 0, TILE, TILE);
  drawing.fillStyle = borderColor;
  drawing.fillRect(x, y, width, height);
  return { borderColor, backgroundColor: drawing.createPattern(tile, 'repeat') ?? borderColor };
}
