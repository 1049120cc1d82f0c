import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PriceTag } from '../things/PriceTag.tsx';
import { SmallPlant } from '../things/SmallPlant.tsx';
import { Sofa } from '../things/Sofa.tsx';
import { Awning } from './Awning.tsx';

/** The front of a furniture shop, 384 × 300: its sign, its window and its lit doorway, from 242 to 348, on a pavement at 300. */
export const FurnitureShop = (place: Place) => (
  <At {...place}>
    <path d="M12 14H372V300H12z" className="warm" />
    <path d="M360 14H372V300H360z" className="shade" />
    <path d="M12 284H372V300H12z" className="brand" opacity={0.24} />
    <rect width={384} height={14} rx={5} className="marigold" />
    <path d="M12 14H372v5H12z" className="shade" />
    <rect x={28} y={27} width={328} height={42} rx={8} fill="url(#night)" />
    <Label x={192} y={58} size={29} weight={800} tone="on-deep" anchor="middle">
      Roy Furniture
    </Label>
    <ShopWindow x={28} y={77} scale={0.87} />
    <ShopDoor x={242} y={84} />
  </At>
);

/* What is on show, over a plinth, 216 wide and 256 high. */
const ShopWindow = (place: Place) => (
  <At {...place}>
    <path d="M0 224H216V256H0z" className="brand" />
    <rect x={4} y={16} width={208} height={210} rx={6} className="deep-lift" />
    <path d="M12 24H204V218H12z" className="marigold-soft" />
    <path d="M12 196H204V218H12z" className="marigold" opacity={0.45} />
    <Sofa x={40.8} y={113} scale={1.2} />
    <PriceTag x={60} y={39} />
    <Awning x={0} y={0} stripe={27} count={8} drop={18} />
  </At>
);

/* A chest of drawers with a plant on it, 54 × 70, which stands in the shop. */
const Cabinet = (place: Place) => (
  <At {...place}>
    <SmallPlant x={27} y={0} />
    <rect width={54} height={64} rx={4} className="skin-deep" />
    <path d="M6 64v6M48 64v6" className="stroke-deep" strokeWidth={4} />
    <path d="M4 22H50M4 43H50" className="stroke-deep" opacity={0.3} strokeWidth={2} />
    <path d="M23 12h8M23 33h8M23 54h8" className="stroke-marigold" strokeWidth={3} />
  </At>
);

/* A lit doorway, 106 wide and 216 high, whose door stands open inwards. */
const ShopDoor = (place: Place) => (
  <At {...place}>
    <path d="M-8-8H114V216H-8z" className="deep-lift" />
    <path d="M0 0H106V216H0z" className="marigold-soft" />
    <path d="M0 192H106V216H0z" className="marigold" opacity={0.45} />
    <path d="M68 0V34" className="stroke-deep-lift" strokeWidth={2.5} />
    <path d="M58 34H78L92 58H44z" className="green" />
    <path d="M56 58a12 12 0 0024 0z" className="on-brand" />
    <Cabinet x={44} y={128} />
    <path d="M0 0L22 10V204L0 216z" className="brand" />
    <path d="M4 18L18 23V110L4 108z" className="on-brand" opacity={0.35} />
    <path d="M17 122V140" className="stroke-marigold" strokeWidth={4} />
  </At>
);
