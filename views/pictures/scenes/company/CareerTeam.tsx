import { PersonBust } from '../../kit/people/Person.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

/** Two developers at one laptop, one of whom explains some code. */
export const CareerTeam = () => (
  <Vignette tone="blue-soft">
    <PersonBust
      x={104}
      y={54}
      scale={0.72}
      hair="quiff"
      clothes="green"
      skin="skin-deep"
      looks="left"
      plain
    />
    <PersonBust x={-2} y={54} scale={0.72} hair="bun" clothes="red" looks="right" plain />
    <Explained />
    <path d="M0 153H192V192H0z" className="brand" />
    <path d="M0 153H192V161H0z" className="brand-lift" />
    <rect x={65} y={108} width={62} height={46} rx={7} className="device" />
    <rect x={66} y={109} width={60} height={44} rx={6} className="stroke-rim" strokeWidth={2} />
    <circle cx={96} cy={131} r={6} className="on-deep-muted" />
    <path d="M57 152H135v4a5 5 0 01-5 5H62a5 5 0 01-5-5z" className="device-lift" />
  </Vignette>
);

/* Between the two heads; its tail leads to the one at the right. */
const Explained = () => (
  <At x={64} y={12}>
    <path
      d="M14 0H48a14 14 0 0114 14V30a14 14 0 01-7 12L62 60 40 44H14A14 14 0 010 30V14A14 14 0 0114 0z"
      className="pale"
    />
    <Glyph name="code" x={15} y={6} size={32} tone="pen" bold />
  </At>
);
