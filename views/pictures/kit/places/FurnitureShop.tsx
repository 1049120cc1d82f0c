import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PriceTag } from '../things/PriceTag.tsx';
import { Sofa } from '../things/Sofa.tsx';
import { Awning } from './Awning.tsx';

/** The front of a furniture shop, 440 × 400: its sign, its window and its open door, from 264 to 356, on a pavement at 344. */
export const FurnitureShop = (place: Place) => (
  <At {...place}>
    <path d="M0 0H440V344H0z" className="brand-soft" />
    <path d="M0 344H440V400H0z" className="brand" opacity={0.24} />
    <path d="M14 24H426V344H14z" className="warm" />
    <path d="M414 24H426V344H414z" className="shade" />
    <path d="M14 328H426V344H14z" className="brand" opacity={0.24} />
    <rect x={4} y={12} width={432} height={14} rx={4} className="brand" />
    <path d="M14 26H426v5H14z" className="shade" />
    <path d="M0 344H440" className="stroke-brand" strokeWidth={3} opacity={0.4} />
    <rect x={24} y={36} width={378} height={46} rx={8} fill="url(#night)" />
    <Label x={213} y={70} size={32} weight={800} tone="on-deep" anchor="middle">
      Roy Furniture
    </Label>
    <ShopWindow x={24} y={88} />
    <ShopDoor x={264} y={104} />
  </At>
);

/* What is on show, over a plinth, 216 wide and 256 high. */
const ShopWindow = (place: Place) => (
  <At {...place}>
    <path d="M0 224H216V256H0z" className="brand" />
    <rect x={4} y={16} width={208} height={210} rx={6} className="deep-lift" />
    <path d="M12 24H204V218H12z" className="marigold-soft" />
    <path d="M12 196H204V218H12z" className="marigold" opacity={0.45} />
    <Sofa x={52} y={130} />
    <PriceTag x={42} y={46} />
    <Awning x={0} y={0} stripe={27} count={8} drop={18} />
  </At>
);

/* A lit doorway, 92 wide and 240 high, whose door stands open inwards. */
const ShopDoor = (place: Place) => (
  <At {...place}>
    <path d="M-8-8H100V240H-8z" className="deep-lift" />
    <path d="M0 0H92V240H0z" className="marigold-soft" />
    <path d="M0 212H92V240H0z" className="marigold" opacity={0.45} />
    <path d="M58 0V36" className="stroke-marigold-ink" strokeWidth={2} />
    <path d="M42 54q0-18 16-18t16 18z" className="marigold" />
    <path d="M0 0L26 12V226L0 240z" className="brand" />
    <path d="M5 20L21 26V124L5 122z" className="on-brand" opacity={0.35} />
    <path d="M20 134V154" className="stroke-marigold" strokeWidth={4} />
  </At>
);
