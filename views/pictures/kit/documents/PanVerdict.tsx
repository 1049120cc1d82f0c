import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At } from '../stage/At.tsx';
import { panSizes } from './panSizes.ts';

/* What the band says while the check runs, and in the end. */
const states = {
  open: {
    band: 'marigold-soft',
    disc: 'marigold',
    glyph: 'clock',
    tone: 'marigold-ink',
    word: 'Being checked',
    more: undefined,
  },
  done: {
    band: 'green',
    disc: 'green-ink',
    glyph: 'check',
    tone: 'surface',
    word: 'Valid and operative',
    more: 'All match',
  },
} as const;

interface BandProps {
  readonly state: keyof typeof states;
}

const Band = ({ state }: BandProps) => {
  const { height, over, mark, word, more } = panSizes.verdict;
  const said = states[state];
  const icon = Math.round(mark * 0.64);
  const inset = (height - mark) / 2;
  const text = { x: inset * 1.8 + mark, weight: 700, tone: said.tone } as const;
  return (
    <>
      <rect
        width={panSizes.width + 2 * over}
        height={height}
        rx={Math.round(height * 0.24)}
        className={said.band}
      />
      <At x={inset + mark / 2} y={height / 2}>
        <circle r={mark / 2} className={said.disc} />
        <Glyph name={said.glyph} x={-icon / 2} y={-icon / 2} size={icon} tone="surface" bold />
      </At>
      <Label {...text} y={said.more ? height * 0.47 : height / 2 + word * 0.36} size={word}>
        {said.word}
      </Label>
      {said.more && (
        <Label {...text} y={height * 0.8} size={more}>
          {said.more}
        </Label>
      )}
    </>
  );
};

/** The band across the foot of a PAN card, a little wider than it, that says what a check of it has found. */
export const PanVerdict = () => {
  const { y, height, over } = panSizes.verdict;
  return (
    <At x={-over} y={y}>
      <Shadow width={panSizes.width + 2 * over} height={height} />
      <Arrival was={<Band state="open" />}>
        <Band state="done" />
      </Arrival>
    </At>
  );
};
