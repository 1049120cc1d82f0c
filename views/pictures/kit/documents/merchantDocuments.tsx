import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Signature } from './Signature.tsx';

/* What a merchant brings, each 116 × 124 with its foot at 124. They are printed, so they stay light after dark. */

export const PanOfOwner = () => (
  <g className="sheet">
    <rect y={46} width={116} height={78} rx={10} className="brand-soft" />
    <path d="M0 74V56A10 10 0 0110 46H106a10 10 0 0110 10V74z" className="brand" />
    <Label x={12} y={66} size={16} weight={800} tone="on-brand">
      PAN
    </Label>
    <Portrait x={30} y={99} size={36} hair="short" clothes="brand" tone="on-brand" />
    <Skeleton x={58} y={86} widths={[44, 30]} step={14} tone="brand-lift" />
  </g>
);

export const GstCertificate = () => (
  <g className="sheet">
    <path d="M12 8a8 8 0 018-8H78l26 26V124H12z" className="paper" />
    <path d="M12 8a8 8 0 018-8H78l26 26V124H12z" className="stroke-line" strokeWidth={1.5} />
    <path d="M78 0v18a8 8 0 008 8h18z" className="brand-soft" />
    <Label x={24} y={40} size={20} weight={800}>
      GST
    </Label>
    <Skeleton x={24} y={54} widths={[64, 50]} step={15} />
    <path d="M74 92l-7 26 15-7 15 7-7-26z" className="brand" />
    <circle cx={82} cy={90} r={16} className="marigold" />
    <circle cx={82} cy={90} r={10} className="stroke-on-brand" strokeWidth={2} opacity={0.8} />
  </g>
);

export const ProofOfIdentity = () => (
  <g className="sheet">
    <rect x={30} y={10} width={86} height={100} rx={8} className="green-soft" />
    <Glyph name="home" x={82} y={16} size={28} tone="green-ink" />
    <rect y={50} width={106} height={74} rx={10} className="paper" />
    <rect
      x={0.75}
      y={50.75}
      width={104.5}
      height={72.5}
      rx={9}
      className="stroke-line"
      strokeWidth={1.5}
    />
    <Portrait x={30} y={87} size={42} hair="bun" clothes="green" />
    <Skeleton x={62} y={72} widths={[32, 32, 22]} step={14} />
  </g>
);

export const CancelledCheque = () => (
  <g className="sheet">
    <rect x={-12} y={56} width={140} height={68} rx={6} className="green-soft" />
    <path d="M-12 62a6 6 0 016-6H122a6 6 0 016 6v8H-12z" className="green" />
    <Skeleton x={-2} y={80} widths={[52, 36]} step={14} tone="green" height={5} />
    <g transform="translate(74 88) scale(.4)">
      <Signature x={0} y={0} />
    </g>
    <path d="M-8 112L88 58M28 122L124 68" className="stroke-red" strokeWidth={2.5} />
    <g transform="translate(60 95) rotate(-29)">
      <Label x={0} y={0} size={14} weight={800} tone="red" anchor="middle">
        Cancelled
      </Label>
    </g>
  </g>
);

export const ShopPhotograph = () => (
  <g className="sheet">
    <rect x={-4} y={4} width={124} height={120} rx={6} className="paper" />
    <rect
      x={-3.25}
      y={4.75}
      width={122.5}
      height={118.5}
      rx={5}
      className="stroke-line"
      strokeWidth={1.5}
    />
    <path d="M6 14H110V104H6z" className="brand-soft" />
    <path d="M20 56H96V104H20z" className="on-brand" />
    <path d="M28 104V70H48V104z" className="brand" />
    <path d="M56 70H90V90H56z" className="green-soft" />
    <path
      d="M14 52l8-26H94l8 26a11 11 0 01-22 4 11 11 0 01-22 0 11 11 0 01-22 0 11 11 0 01-22-4z"
      className="marigold"
    />
    <path d="M6 104H110" className="stroke-deep-lift" strokeWidth={3} />
  </g>
);
