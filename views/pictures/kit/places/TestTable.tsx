import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A high table, 124 wide, its top at 0 and the floor 200 below, with the receipt printer of a shop that has just printed. */
export const TestTable = (place: Place) => (
  <At {...place}>
    <ellipse cx={60} cy={199} rx={50} ry={6} className="deep" opacity={0.14} />
    <path d="M53 10H67L69 190H51z" className="skin-deep" />
    <path d="M18 199q3-13 42-13t42 13z" className="skin-deep" />
    <rect width={124} height={14} rx={7} className="skin" />
    <SlipPrinter x={64} y={-50} scale={0.19} length={170}>
      <path d="M40 56H216M40 94H150" className="stroke-faint" strokeWidth={16} />
      <path d="M96 134L118 154 162 108" className="stroke-green" strokeWidth={20} />
    </SlipPrinter>
  </At>
);
