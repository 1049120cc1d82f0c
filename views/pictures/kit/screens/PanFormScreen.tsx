import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';

interface PanFormScreenProps extends Place {
  /** Where its foot stands, below the top of the screen. */
  readonly foot: number;
}

/** Form 93 on the display of a counter, 246 × 236 without its stand: photograph and name are in, and the name is compared with Aadhaar. Its lower left corner is empty for the head of who fills it in. */
export const PanFormScreen = ({ foot, ...place }: PanFormScreenProps) => (
  <At {...place}>
    <Stand foot={foot} />
    <rect width={246} height={236} rx={16} className="deep" />
    <rect
      x={1}
      y={1}
      width={244}
      height={234}
      rx={15}
      className="stroke-brand-lift"
      strokeWidth={2}
      opacity={0.45}
    />
    <rect x={9} y={9} width={228} height={218} rx={8} className="surface" />
    <path d="M9 49V17a8 8 0 018-8H229a8 8 0 018 8V49z" fill="url(#sheen)" />
    <Label x={23} y={36} size={20} weight={800} tone="on-brand">
      Form 93
    </Label>
    <Photograph x={23} y={62} width={56} height={70} hair="bun" clothes="red" />
    <Label x={90} y={77} size={17} tone="muted">
      Name
    </Label>
    <rect x={90} y={86} width={133} height={46} rx={8} className="surface-2" />
    <rect x={91} y={87} width={131} height={44} rx={7} className="stroke-brand" strokeWidth={2} />
    <Label x={100} y={115.5} size={18} weight={700}>
      Meera Das
    </Label>
    <TurningPill x={223} y={142} anchor="end" size={17} was="Checking">
      Same as Aadhaar
    </TurningPill>
    <rect x={30} y={182} width={193} height={32} rx={16} className="brand" />
    <Label x={126.5} y={204} size={17} weight={700} tone="on-brand" anchor="middle">
      Submit
    </Label>
  </At>
);

const Stand = ({ foot }: Pick<PanFormScreenProps, 'foot'>) => (
  <>
    <ellipse cx={123} cy={foot} rx={56} ry={7} className="shade" />
    <path d={`M106 230h34v${foot - 236}h-34z`} className="muted" />
    <path d="M106 236h34v10h-34z" className="shade" />
    <path d={`M83 ${foot - 12}h80q5 0 6 5l2 7H75l2-7q1-5 6-5z`} className="deep-lift" />
  </>
);
