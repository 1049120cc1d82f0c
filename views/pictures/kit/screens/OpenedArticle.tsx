import { Boxes } from '../shapes/Boxes.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

interface OpenedArticleProps extends Place {
  /** Of its lines of text. */
  readonly width: number;
  /** Of the letters of its title. */
  readonly size: number;
  /** The height of the coloured strip above its title, which the device draws. */
  readonly cover: number;
}

/** One article that is open in a reader: PAN in boxes on its cover, its title in two lines, and the start of its text. */
export function OpenedArticle({ width, size, cover, ...place }: OpenedArticleProps) {
  const tile = Math.round(cover * 0.48);
  return (
    <At {...place}>
      <Boxes x={18} y={(cover - tile * 1.2) / 2} text="PAN" size={tile} alert={[0]} />
      <At x={18} y={cover + size * 0.65}>
        <Label x={0} y={size} size={size} weight={800}>
          How to read
        </Label>
        <Label x={0} y={size * 2.2} size={size} weight={800}>
          a PAN
        </Label>
        <Skeleton
          x={0}
          y={size * 2.95}
          widths={[width, width, width * 0.42]}
          step={size * 0.95}
          height={size * 0.42}
        />
      </At>
    </At>
  );
}
