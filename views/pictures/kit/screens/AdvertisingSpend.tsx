import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** What the example of a campaign spends, 60 high, and an arrow down to what it brought. */
export const AdvertisingSpend = ({ width, ...place }: Place & { readonly width: number }) => (
  <At {...place}>
    <rect width={width} height={60} rx={14} className="marigold" />
    <Glyph name="megaphone" x={18} y={14} size={32} tone="deep" />
    <Label x={62} y={37} size={20} weight={600} tone="deep">
      Advertising
    </Label>
    <Label x={width - 18} y={40} size={30} weight={800} tone="deep" anchor="end">
      ₹20,000
    </Label>
    <path d={`M${width / 2} 72v12m-7-7l7 7 7-7`} className="stroke-on-deep-muted" strokeWidth={3} />
  </At>
);
