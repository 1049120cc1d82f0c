import { At } from '../stage/At.tsx';
import { type FigureProps, wearsSari } from './PersonBody.tsx';

type RisingSleeveProps = Required<Pick<FigureProps, 'clothes' | 'hair'>>;

/** The sleeve of a hand that holds something up (HeldUp.tsx), whose forearm rises from the lower edge. */
export const RisingSleeve = ({ clothes, hair }: RisingSleeveProps) => (
  <At x={-112} y={-16}>
    <path d="M110 140L122.500 115.500 152.500 116.500 154 140z" className={clothes} />
    <path
      d="M121.500 116.500Q137 121 152.500 117"
      className={wearsSari(hair) ? 'stroke-marigold' : 'stroke-on-brand'}
      strokeWidth={5}
      strokeLinecap="butt"
    />
  </At>
);
