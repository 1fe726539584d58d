/** How the bars of each series are filled: by colour and by pattern, so that nobody has to tell colours apart. */

interface Fill {
  /** A token of the look, which has a value for light and one for dark. */
  colour: string;
  pattern: Pattern;
}

type Pattern = 'solid' | 'stripes' | 'dots' | 'bars';

/** In the order of the series. */
const FILLS: readonly Fill[] = [
  { colour: '--brand', pattern: 'solid' },
  { colour: '--warning', pattern: 'stripes' },
  { colour: '--success', pattern: 'dots' },
  { colour: '--danger', pattern: 'bars' },
];

const TILE = 8;

/** The value that a token has in the colour scheme that shows. */
export function tokenValue(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export function fillOf(series: number): { border: string; background: string | CanvasPattern } {
  const { colour, pattern } = FILLS[series % FILLS.length] ?? { colour: '--ink', pattern: 'solid' };
  const border = tokenValue(colour);
  return { border, background: patternOf(pattern, border) ?? border };
}

/** Null where there is nothing to draw with, and for a fill without pattern. */
function patternOf(pattern: Pattern, colour: string): CanvasPattern | null {
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
    // Three strokes, so that the tiles meet at their corners.
    for (const shift of [-TILE, 0, TILE]) {
      drawing.beginPath();
      drawing.moveTo(shift, TILE);
      drawing.lineTo(shift + TILE, 0);
      drawing.stroke();
    }
  }
  return drawing.createPattern(tile, 'repeat');
}
