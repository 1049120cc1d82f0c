import { IfscParts } from '../shapes/IfscParts.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

interface OpenedArticleProps extends Place {
  /** Of each of its lines of text. */
  readonly widths: readonly number[];
  /** Of the letters of its title. */
  readonly size: number;
  /** The height of the coloured strip above its title, which the device draws. */
  readonly cover: number;
  /** Of the letters on that strip. */
  readonly code: number;
}

/** One article that is open in a reader: an IFSC on its cover, its title in two lines, and the start of its text. */
export const OpenedArticle = ({ widths, size, cover, code, ...place }: OpenedArticleProps) => (
  <At {...place}>
    <IfscParts x={18} y={cover / 2 - code} size={code} />
    <At x={18} y={cover + size * 0.65}>
      <Label x={0} y={size} size={size} weight={800}>
        What an IFSC
      </Label>
      <Label x={0} y={size * 2.2} size={size} weight={800}>
        tells you
      </Label>
      <Skeleton x={0} y={size * 2.95} widths={widths} step={size * 0.95} height={size * 0.42} />
    </At>
  </At>
);
