import { Label } from '../../kit/shapes/Label.tsx';
import { PenText } from '../../kit/shapes/PenText.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Calculator } from '../../kit/things/Calculator.tsx';
import { Pencil } from '../../kit/things/Pencil.tsx';
import { closingSize } from './closingSize.ts';

const amounts = ['9,200', '6,050', '3,200', '−369'] as const;

const squares = Array.from({ length: 11 }, (_, index) => 24 + index * 24);

/** A sample month that is worked out by hand on squared paper, and the calculator that agrees. */
export function MlmClosing() {
  return (
    <Scene {...closingSize} ground="mint" night="raised">
      <Rings x={440} y={0} size={340} tone="green-soft" />
      <g className="sheet" transform="translate(24 36) rotate(-3)">
        <rect y={14} width={284} height={348} rx={8} className="shade" filter="url(#soft)" />
        <rect width={284} height={348} rx={8} className="paper" />
        {squares.map((at) => (
          <path key={at} d={`M${at} 1V347`} className="stroke-on-deep-muted" opacity={0.3} />
        ))}
        {squares.concat([288, 312, 336]).map((at) => (
          <path key={at} d={`M1 ${at}H283`} className="stroke-on-deep-muted" opacity={0.3} />
        ))}
        <rect width={284} height={56} rx={8} className="paper" />
        <Label x={20} y={38} size={22} weight={800}>
          Sample month
        </Label>
        <path d="M1 56H283" className="stroke-pen" strokeWidth={2} opacity={0.5} />
        {amounts.map((amount, index) => (
          <PenText key={amount} x={186} y={98 + index * 48} anchor="end" size={38}>
            {amount}
          </PenText>
        ))}
        <path d="M96 260q46-7 98-2M56 336q70-6 138-1" className="stroke-pen" strokeWidth={3} />
        <PenText x={188} y={316} anchor="end" size={42}>
          18,081
        </PenText>
      </g>
      <Calculator x={252} y={122} turn={5}>
        18,081
      </Calculator>
      <Pencil x={70} y={112} turn={-10} scale={0.86} />
    </Scene>
  );
}
