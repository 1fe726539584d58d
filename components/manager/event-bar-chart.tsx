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
  // A change of the colour scheme draws the chart again with the other colours.
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
  const datasets = bars.series.map(({ label, counts }, series) => {
    const { border, background } = fillOf(series);
    return {
      label,
      data: counts,
      backgroundColor: background,
      borderColor: border,
      borderWidth: 1,
      maxBarThickness: 16,
    };
  });
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

/** By series: a colour property of the style sheet, and a pattern, so that bars differ without colour. */
const FILLS = [
  { colour: '--brand', pattern: 'solid' },
  { colour: '--warning', pattern: 'stripes' },
  { colour: '--success', pattern: 'dots' },
  { colour: '--danger', pattern: 'bars' },
] as const;
const TILE = 8;

/** The value of a property in the current colour scheme. */
function tokenValue(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function fillOf(series: number): { border: string; background: string | CanvasPattern } {
  const { colour, pattern } = FILLS[series % FILLS.length] ?? FILLS[0];
  const border = tokenValue(colour);
  return { border, background: canvasPattern(pattern, border) ?? border };
}

/** Null without a canvas, and for a solid fill. */
function canvasPattern(
  pattern: (typeof FILLS)[number]['pattern'],
  colour: string,
): CanvasPattern | null {
  const tile = document.createElement('canvas');
  tile.width = TILE;
  tile.height = TILE;
  const drawing = tile.getContext('2d');
  if (pattern === 'solid' || !drawing) return null;
  drawing.fillStyle = tokenValue('--surface');
  drawing.fillRect(0, 0, TILE, TILE);
  drawing.fillStyle = colour;
  drawing.strokeStyle = colour;
  drawing.lineWidth = 2;
  if (pattern === 'dots') drawing.fillRect(2, 2, 4, 4);
  if (pattern === 'bars') drawing.fillRect(0, 0, 3, TILE);
  if (pattern === 'stripes') {
    // Three strokes, so that the corners of neighbouring tiles join.
    for (const shift of [-TILE, 0, TILE]) {
      drawing.beginPath();
      drawing.moveTo(shift, TILE);
      drawing.lineTo(shift + TILE, 0);
      drawing.stroke();
    }
  }
  return drawing.createPattern(tile, 'repeat');
}
