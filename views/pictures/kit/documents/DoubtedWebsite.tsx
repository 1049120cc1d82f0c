import { Glyph } from '../shapes/Glyph.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { SmallCertificate } from './SmallCertificate.tsx';
import { Stamp } from './Stamp.tsx';

/** The website of an institute, 200 × 200, with a certificate of which nothing but the site itself says whether it is real. */
export const DoubtedWebsite = (place: Place) => (
  <At {...place}>
    <Shadow width={200} height={200} radius={14} />
    <rect width={200} height={200} rx={14} className="surface" />
    <path d="M0 50V14A14 14 0 0114 0H186a14 14 0 0114 14V50z" fill="url(#sheen)" />
    <Glyph name="school" x={16} y={11} size={28} tone="code-string" bold />
    <rect x={56} y={17} width={128} height={16} rx={8} className="on-brand" opacity={0.28} />
    <SmallCertificate x={16} y={64} width={168} height={122} />
    <g className="sheet">
      <Stamp x={88} y={150} turn={-4} size={22} tone="red" opaque>
        Fake?
      </Stamp>
    </g>
  </At>
);
