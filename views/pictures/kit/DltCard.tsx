import type { Place } from './At.tsx';
import { Avatar } from './Avatar.tsx';
import type { GlyphName } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';
import { Tick } from './Tick.tsx';

interface DltStation {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly note: string;
}

/** What is approved on the way to a first message, and the message. */
export const dltStations: readonly DltStation[] = [
  { glyph: 'store', title: 'Entity ID', note: '1101XXXX42' },
  { glyph: 'bell', title: 'NOTICE', note: 'Header' },
  { glyph: 'file', title: 'FEE-DUE', note: 'Template' },
  { glyph: 'chat', title: 'Delivered', note: '98300 XXXXX' },
];

interface DltCardProps extends Place {
  readonly station: DltStation;
  readonly width: number;
  /** Of the title. */
  readonly size: number;
}

/** One station, four and a half times as high as its title, with a tick at its corner. */
export function DltCard({ station, width, size, ...place }: DltCardProps) {
  const { glyph, title, note } = station;
  const height = size * 4.5;
  const mark = size * 2.5;
  const left = mark + size * 1.5;
  return (
    <Panel {...place} width={width} height={height}>
      <Avatar
        x={size * 0.8 + mark / 2}
        y={height / 2}
        size={mark}
        glyph={glyph}
        tone={glyph === 'chat' ? 'green' : 'brand'}
      />
      <Label x={left} y={height / 2 - size * 0.2} size={size} weight={700}>
        {title}
      </Label>
      <Label x={left} y={height / 2 + size * 1.05} size={Math.round(size * 0.84)} tone="muted">
        {note}
      </Label>
      <Tick x={width - 8} y={8} size={size * 1.4} />
    </Panel>
  );
}
