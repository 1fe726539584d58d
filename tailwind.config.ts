/** Design tokens. Each color has a light and a dark value; text has a contrast of 4.5:1 or more on its surfaces. */
import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/** name: [light, dark] */
const colors = {
  canvas: ['#f3f5f7', '#0d141b'],
  surface: ['#ffffff', '#141e27'],
  sunken: ['#e9edf1', '#1b2732'],
  line: ['#d5dce3', '#2b3a47'],
  'line-strong': ['#78889a', '#71859a'],
  ink: ['#15212d', '#e7eef4'],
  muted: ['#4b5b6b', '#a5b5c3'],
  brand: ['#0b5a75', '#86cdea'],
  'brand-strong': ['#08465c', '#a8dcf2'],
  'on-brand': ['#ffffff', '#04212d'],
  'brand-soft': ['#e0eff5', '#12303e'],
  bar: ['#0d2b3b', '#0a1f2b'],
  'bar-raised': ['#17404f', '#15384a'],
  'on-bar': ['#ffffff', '#eef6fa'],
  accent: ['#f4b223', '#f4b223'],
  danger: ['#a92316', '#ff9d90'],
  'danger-soft': ['#fdebe9', '#3a1a17'],
  warning: ['#7a4d00', '#f3c76a'],
  'warning-soft': ['#fdf3dc', '#35290f'],
  success: ['#14613c', '#83d6a8'],
  'success-soft': ['#e2f4ea', '#12301f'],
  focus: ['#b45309', '#f4b223'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

const variables = (shade: 0 | 1) =>
  Object.fromEntries(Object.entries(colors).map(([name, pair]) => [`--${name}`, pair[shade]]));

export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(Object.keys(colors).map((name) => [name, `var(--${name})`])),
    },
    fontFamily: {
      sans: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Liberation Sans', 'sans-serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      xs: ['0.75rem', '1rem'],
      sm: ['0.875rem', '1.25rem'],
      base: ['0.9375rem', '1.4rem'],
      lg: ['1.125rem', '1.5rem'],
      xl: ['1.375rem', '1.75rem'],
      '2xl': ['1.875rem', '2.25rem'],
    },
    borderRadius: { none: '0', sm: '4px', DEFAULT: '6px', lg: '10px', full: '9999px' },
    boxShadow: {
      panel: '0 1px 2px rgb(13 20 27 / 0.06)',
      float: '0 2px 6px rgb(13 20 27 / 0.14), 0 12px 32px rgb(13 20 27 / 0.2)',
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': { 'color-scheme': 'light dark', ...variables(0) },
        // Prints are light.
        '@media screen and (prefers-color-scheme: dark)': { ':root': variables(1) },
        '@media print': { ':root': { 'color-scheme': 'light' } },
      });
    }),
  ],
} satisfies Config;
