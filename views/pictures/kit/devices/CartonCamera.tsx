import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Carton } from '../things/Carton.tsx';

/** A phone upright, 128 × 240, with a carton in the frame of its camera; the screen ends at 138, the button at 176. */
export const CartonCamera = (place: Place) => (
  <At {...place}>
    <Shadow width={128} height={240} radius={26} />
    <rect width={128} height={240} rx={26} className="deep" />
    <rect
      x={1}
      y={1}
      width={126}
      height={238}
      rx={25}
      className="stroke-brand-lift"
      strokeWidth={2}
      opacity={0.45}
    />
    <path d="M7 138V26A19 19 0 0126 7h76a19 19 0 0119 19v112z" className="brand-soft" />
    <path d="M7 102H121v36H7z" className="on-deep-muted" />
    <rect x={46} y={14} width={36} height={10} rx={5} className="deep" />
    <Carton x={17} y={38} scale={0.9}>
      Malda
    </Carton>
    <path
      d="M12 47V31h15M101 31h15v16M12 116v16h15M101 132h15v-16"
      className="stroke-brand"
      strokeWidth={4}
    />
    <circle cx={64} cy={162} r={14} className="stroke-on-deep" strokeWidth={3} />
    <circle cx={64} cy={162} r={9} className="on-deep" />
  </At>
);
