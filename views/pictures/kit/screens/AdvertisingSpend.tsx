import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** What the example of a campaign spends, 72 high, and an arrow down to what it brought. */
export const AdvertisingSpend = ({ width, ...place }: Place & { readonly width: number }) => (
  <At {...place}>
    <rect width={width} height={72} rx={16} className="marigold" />
    <Glyph name="megaphone" x={20} y={20} size={32} tone="deep" />
    <Label x={66} y={44} size={20} weight={600} tone="deep">
      Advertising
    </Label>
    <Label x={width - 20} y={47} size={30} weight={800} tone="deep" anchor="end">
      ₹20,000
    </Label>
    <path d={`M${width / 2} 80v20m-9-8l9 9 9-9`} className="stroke-on-deep-muted" strokeWidth={3} />
  </At>
);
