import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Carton } from './Carton.tsx';
import { TapeRoll } from './TapeRoll.tsx';

/** A board 368 wide on two brackets, with cartons of several sizes and rolls of tape on it; y is the upper edge of the board. */
export const Stock = (place: Place) => (
  <At {...place}>
    <Carton x={8} y={-144} scale={1.5}>
      12 × 9
    </Carton>
    <FlatCarton x={184} y={-46} width={130} height={46} says="8 × 6" />
    <FlatCarton x={192} y={-80} width={108} height={34} />
    <TapeRoll x={238} y={-136} scale={1.167} />
    <TapeRoll x={298} y={-56} scale={1.167} />
    <path d="M44 8h12v22h-4l-8-8zM296 8h12v14l-8 8h-4z" className="faint" />
    <Board width={368} />
  </At>
);

interface FlatCartonProps extends Place {
  readonly width: number;
  readonly height: number;
  /** On its label, if it has one. */
  readonly says?: string;
}

/** A low carton from the side, its tape round the edge of its lid. */
const FlatCarton = ({ width, height, says, ...place }: FlatCartonProps) => (
  <At {...place}>
    <rect width={width} height={height} rx={5} className="skin" />
    <path
      d={`M0 9V5a5 5 0 015-5H${width - 5}a5 5 0 015 5V9z`}
      className="on-brand"
      opacity={0.28}
    />
    {says ? (
      <>
        <rect x={12} y={15} width={72} height={24} rx={4} className="on-brand" />
        <Label x={48} y={33} size={18} weight={800} tone="deep" anchor="middle">
          {says}
        </Label>
      </>
    ) : (
      <path d={`M16 0h16v17h-16z`} className="code-string" />
    )}
  </At>
);

/** A short board on two brackets, 117 wide, with a carton and a roll of tape before it; y is the upper edge of the board. */
export const ShortStock = (place: Place) => (
  <At {...place}>
    <Carton x={0} y={-69.6} scale={0.725}>
      12 × 9
    </Carton>
    <TapeRoll x={70} y={-34.6} scale={0.72} />
    <path d="M12 8h10v16h-4l-6-6zM76 8h10v10l-6 6h-4z" className="faint" />
    <Board width={117} />
  </At>
);

const Board = ({ width }: { readonly width: number }) => (
  <rect x={-8} width={width} height={10} rx={5} className="brand-lift" />
);
