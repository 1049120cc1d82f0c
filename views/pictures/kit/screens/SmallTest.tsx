import { Connector } from '../shapes/Connector.tsx';
import type { GlyphName } from '../shapes/Glyph.tsx';
import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The middle of each side. */
const server = 78;
const api = 274;

/** A first order of ₹10 goes out and its result comes back to the webhook, between two lifelines, 352 × 258. */
export const SmallTest = (place: Place) => (
  <At {...place}>
    <path
      d={`M${server} 70V256M${api} 70V258`}
      className="stroke-faint"
      strokeDasharray="2 8"
      strokeWidth={2}
    />
    <Side x={0} glyph="store" title="Your server" />
    <Side x={196} glyph="code" title="Our API" />
    <Connector from={[server, 136]} to={[api - 4, 136]} arrow />
    <Pill x={176} y={94} anchor="middle" size={18} tone="brand">
      Recharge ₹10
    </Pill>
    <Connector from={[api, 222]} to={[server + 4, 222]} tone="green" arrow />
    <Pill x={176} y={180} anchor="middle" size={18} tone="green" glyph="check">
      Success
    </Pill>
  </At>
);

interface SideProps {
  readonly x: number;
  readonly glyph: GlyphName;
  readonly title: string;
}

const Side = ({ x, glyph, title }: SideProps) => (
  <Panel x={x} y={0} width={156} height={64} radius={12} flat>
    <IconAndWord x={78} y={32} glyph={glyph} size={17} icon={24} tone="brand-ink">
      {title}
    </IconAndWord>
  </Panel>
);
