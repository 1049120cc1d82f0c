import { Boxes } from '../shapes/Boxes.tsx';
import { Label } from '../shapes/Label.tsx';

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

/* The article says so, before and after the number. */
const beginning = [
  'A PAN has 10 characters:',
  'five letters, four digits,',
  'one letter.',
] as const;
const next = [
  'The fourth letter is the kind',
  'of holder: P for a person,',
  'C for a company.',
] as const;

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
  const lines = title + size * 1.25;
  const code = lines + 80;
  return (
    <>
      <rect width={width} height={cover} fill="url(#sheen)" />
      <Boxes
        x={left}
        y={(cover - tile * 1.2 * enlarged) / 2}
        scale={enlarged}
        text="PAN"
        size={tile}
        alert={[0]}
      />
      <Label x={left} y={title} size={size} weight={800}>
        How to read a PAN
      </Label>
      <Lines x={left} y={lines} lines={beginning} />
      <Boxes x={left} y={code} text={number} size={box} chosen={[3, 4, 9]} />
      <Lines x={left} y={code + box * 1.2 + 34} lines={next} />
    </>
  );
}

interface LinesProps {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}

const Lines = ({ x, y, lines }: LinesProps) =>
  lines.map((line, row) => (
    <Label key={line} x={x} y={y + row * 27} size={18.5} tone="muted">
      {line}
    </Label>
  ));
