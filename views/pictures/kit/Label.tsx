import type { Colour } from '../palette.ts';

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
  readonly children: string;
}

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
      textAnchor={anchor === 'start' ? undefined : anchor}
      letterSpacing={props.spacing ?? (size >= 28 ? -size / 50 : undefined)}
    >
      {children}
    </text>
  );
}

/** About how wide a line of semi-bold text is, for parts that wrap themselves around it. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => {
    if (/[ilj.,:;|!’'·]/.test(character)) return sum + 0.28;
    if (/[mwMW%@]/.test(character)) return sum + 0.88;
    if (/[ frt()/-]/.test(character)) return sum + 0.36;
    return sum + (/[A-Z]/.test(character) ? 0.68 : 0.59);
  }, 0) * size;
