import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { SmallCertificate } from './SmallCertificate.tsx';
import { Stamp } from './Stamp.tsx';

/** The website of an institute, 200 × 200, with a certificate of which nothing but the site itself says whether it is real. */
export const DoubtedWebsite = (place: Place) => (
  <At {...place}>
    <Shadow width={200} height={200} radius={14} />
    <rect width={200} height={200} rx={14} className="surface" />
    <path d="M0 46V14A14 14 0 0114 0H186a14 14 0 0114 14V46z" fill="url(#sheen)" />
    <Glyph name="school" x={16} y={9} size={28} tone="code-string" bold />
    <Label x={54} y={30.5} size={21} weight={700} tone="on-brand">
      Students
    </Label>
    <SmallCertificate x={12} y={58} width={176} height={130} title="Riya Das" note="Accounts" />
    <g className="sheet">
      <Stamp x={96} y={151} turn={-4} size={22} tone="red" opaque>
        Fake?
      </Stamp>
    </g>
  </At>
);
