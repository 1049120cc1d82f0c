import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';

/** How high every card of the sum is, and the field of enquiries with them. */
export const costHeight = 134;

interface CostCaptionProps {
  readonly x: number;
  readonly lines: readonly string[];
  readonly tone?: Colour;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** What stands below a card of the sum, all on the same two lines. */
export const CostCaption = ({ x, lines, tone = 'on-deep', anchor = 'start' }: CostCaptionProps) =>
  lines.map((line, index) => (
    <Label
      key={line}
      x={x}
      y={costHeight + 30 + index * 24}
      size={index ? 17 : 19}
      weight={index ? 500 : 700}
      tone={tone}
      anchor={anchor}
    >
      {line}
    </Label>
  ));
