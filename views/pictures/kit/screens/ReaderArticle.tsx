import { Boxes } from '../shapes/Boxes.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';

interface ReaderArticleProps {
  readonly width: number;
  /** Of the cover, which is as wide as the screen. */
  readonly cover: number;
  /** Side of a box of the number, whose row is as wide as the text. */
  readonly box: number;
  /** Of the letters of the title. */
  readonly size: number;
}

const number = 'ABCPS1234F';

/** Side of a tile on the cover, before the three are made as wide as the text. */
const tile = 54;

/** What a row of boxes takes, with the gaps that Boxes leaves. */
const rowWidth = (count: number, side: number) =>
  count * side + (count - 1) * Math.round(side * 0.15);

/** An article open in a reader: its cover, its title, its first lines, and the number that it explains. */
export function ReaderArticle({ width, cover, box, size }: ReaderArticleProps) {
  const row = rowWidth(number.length, box);
  const enlarged = row / rowWidth(3, tile);
  const left = (width - row) / 2;
  const title = cover + size * 1.5;
  const lines = title + size * 0.9;
  const code = lines + 88;
  return (
    <>
      <rect width={width} height={cover} className="marigold-soft" />
      <Boxes
        x={left}
        y={(cover - tile * 1.2 * enlarged) / 2}
        scale={enlarged}
        text="PAN"
        size={tile}
        chosen={[0]}
      />
      <Label x={left} y={title} size={size} weight={800}>
        How to read a PAN
      </Label>
      <Skeleton x={left} y={lines} widths={[row, row * 0.95, row * 0.6]} step={24} height={10} />
      <Boxes x={left} y={code} text={number} size={box} chosen={[3, 4, 9]} />
      <Skeleton
        x={left}
        y={code + box * 1.2 + 28}
        widths={[row * 0.97, row, row * 0.92, row]}
        step={24}
        height={10}
      />
    </>
  );
}
