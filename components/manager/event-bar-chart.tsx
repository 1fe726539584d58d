'use client';
/** Events by type as bars; a bar that is pressed opens its events. By keyboard the table beside it does the same. */
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
import { fillOf, tokenValue } from './bar-fills';
import type { EventBars } from './event-bars';

Charts.register(BarElement, CategoryScale, LinearScale, Legend, Tooltip);

const DARK = '(prefers-color-scheme: dark)';

export function EventBarChart({ bars }: { bars: EventBars }) {
  const router = useRouter();
  // The colours are read anew when the other colour scheme begins to show.
  const scheme = useSyncExternalStore(
    followScheme,
    () => matchMedia(DARK).matches,
    () => false,
  );
  const text = { color: tokenValue('--ink'), font: textFont() };
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
        aria-label="Bar chart of the numbers that the table tells"
      />
    </div>
  );
}

/** The page's own, in the size of its small text. */
function textFont() {
  return { family: getComputedStyle(document.body).fontFamily, size: 13 };
}

function followScheme(changed: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
