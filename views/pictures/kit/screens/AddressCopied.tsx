import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pointer } from '../shapes/Pointer.tsx';
import type { FeedStationProps } from './feedStationProps.ts';

const bar = 28;
const page = { x: 22, y: 24, width: 192 } as const;
const card = { x: 12, width: 212 } as const;

/* Where its card begins, how high its field and its button are, and its letters. */
const sizes = {
  far: { y: 114, part: 34, letters: 14.5 },
  near: { y: 100, part: 42, letters: 19 },
} as const;

/** This page in a browser, 236 × 236, which runs over the lower edge: the end of the address, and below it the button that copies it, under the pointer. */
export const AddressCopied = ({ near }: FeedStationProps) => {
  const { y, part, letters } = sizes[near ? 'near' : 'far'];
  return (
    <>
      <Panel {...page} height={260} radius={14}>
        <path
          d={`M0 ${bar}V14A14 14 0 0114 0H${page.width - 14}a14 14 0 0114 14V${bar}z`}
          className="brand-soft"
        />
        {[16, 28, 40].map((x) => (
          <circle key={x} cx={x} cy={bar / 2} r={3.5} className="brand-lift" />
        ))}
        {near ? <Name /> : <Heading />}
      </Panel>
      <Panel {...card} y={y} height={2 * part + 34} radius={14}>
        <rect x={12} y={12} width={188} height={part} rx={8} className="surface-2" />
        <Label x={24} y={12 + part / 2 + letters * 0.34} size={letters} weight={500} mono>
          …/feed.xml
        </Label>
        <rect x={12} y={22 + part} width={188} height={part} rx={part / 2} className="brand" />
        <IconAndWord x={106} y={22 + part * 1.5} glyph="link" size={letters} tone="on-brand">
          Copy link
        </IconAndWord>
      </Panel>
      <Pointer x={near ? 186 : 168} y={y + 21 + part * 1.5} />
    </>
  );
};

/* What stands over the card on the page itself. */
const Heading = () =>
  ['Get new posts in', 'your feed reader'].map((line, index) => (
    <Label key={line} x={16} y={57 + index * 20} size={15.5} weight={800}>
      {line}
    </Label>
  ));

const Name = () => (
  <Label x={16} y={61} size={21} weight={800}>
    Our blog
  </Label>
);
