import type { Colour } from '../../palette.ts';

interface LabelProps {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size?: number;
  readonly weight?: 400 | 500 | 600 | 700 | 800;
  readonly tone?: Colour;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
  readonly mono?: boolean;
  /** Whether its figures are equally wide; by default, where they are small. The two kinds have another 1, so texts that belong together say the same. */
  readonly tabular?: boolean;
  readonly children: string;
}

const figures = { true: 'tabular-nums', false: 'proportional-nums' } as const;

/** One line of text; the build turns it into outlines. */
export function Label(props: LabelProps) {
  const { size = 15, weight = 500, tone = 'ink', anchor = 'start', mono, children } = props;
  return (
    <text
      x={props.x}
      y={props.y}
      className={mono ? `mono ${tone}` : tone}
      fontSize={size}
      fontWeight={weight}
      fontVariant={props.tabular === undefined ? undefined : figures[`${props.tabular}`]}
      textAnchor={anchor === 'start' ? undefined : anchor}
      letterSpacing={props.spacing ?? (size >= 28 ? -size / 50 : undefined)}
    >
      {children}
    </text>
  );
}

/* The advance widths of the sans between semi-bold and bold, in em; what is not named is about as wide as a figure. */
const advances = [
  [0.25, ' ijl'],
  [0.3, "I',’"],
  [0.36, 'r.:!·();|'],
  [0.41, 'Jft'],
  [0.51, 'zs/'],
  [0.55, 'LTxv?'],
  [0.58, 'FZahknuy-'],
  [0.65, 'PSRXYgo–•+÷−'],
  [0.69, 'KVbdpqAB₹'],
  [0.74, 'DHNU'],
  [0.8, 'CG&'],
  [0.89, 'wMOQm@—'],
  [1.03, 'W%'],
] as const;

const advanceOf = (character: string): number =>
  advances.find(([, characters]) => characters.includes(character))?.[0] ?? 0.6;

/** How wide a line of semi-bold text is to some hundredths, for parts that wrap themselves around it. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + advanceOf(character), 0) * size;
