import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const card = { x: 24, y: 206, width: 392, head: 48, row: 46 } as const;

/* What the answer to how one gets started says, in its order. */
const steps = [
  ['Read our terms', 'file'],
  ['Send your documents', 'id'],
  ['Go live', 'store'],
] as const satisfies readonly (readonly [string, GlyphName])[];

/** A shopkeeper writes which service comes first, and a colleague of ours leans on the answer: the three steps that follow. */
export const HomeClosing = () => (
  <Scene {...closingSize} radius={0} night="raised">
    <Rings x={440} y={0} size={380} />
    <MessageBubble
      x={24}
      y={24}
      size={21}
      lines={['We need', 'recharges first.']}
      tail={[34, 111]}
    />
    <Portrait
      x={58}
      y={168}
      size={64}
      hair="short"
      moustache
      clothes="marigold"
      tone="marigold-soft"
    />
    <NextSteps />
    <Colleague x={242} y={card.y - 140 * 1.24} scale={1.24} />
  </Scene>
);

/* It stands on the lower edge of the picture. */
const NextSteps = () => (
  <g transform={`translate(${card.x} ${card.y})`}>
    <Shadow width={card.width} height={240} />
    <path d="M0 220V16A16 16 0 0116 0H376a16 16 0 0116 16V220z" className="surface" />
    <path
      d={`M0 ${card.head}V16A16 16 0 0116 0H376a16 16 0 0116 16V${card.head}z`}
      fill="url(#sheen)"
    />
    <Label x={24} y={33} size={21} weight={700} tone="on-brand">
      Your next steps
    </Label>
    {steps.map(([step, glyph], index) => (
      <g key={step} transform={`translate(0 ${card.head + 4 + index * card.row})`}>
        {index > 0 && <path d={`M24 0H${card.width - 24}`} className="stroke-line" />}
        <circle cx={40} cy={24} r={16} className="brand-soft" />
        <Label x={40} y={30.5} size={18} weight={700} tone="brand-ink" anchor="middle">
          {`${index + 1}`}
        </Label>
        <Label x={70} y={31} size={20} weight={600}>
          {step}
        </Label>
        <Glyph name={glyph} x={card.width - 50} y={11} size={26} tone="brand-ink" />
      </g>
    ))}
  </g>
);

/* Her forearms are on the upper edge of the card. */
const Colleague = (place: Place) => (
  <At {...place}>
    <ellipse cx={63} cy={155} rx={70} ry={5} className="deep" opacity={0.34} />
    <PersonAtCounter
      x={0}
      y={0}
      hair="swept"
      glasses
      skin="skin-deep"
      clothes="green"
      looks="left"
    />
    {/* Where they lie before her chest, which has their colour. */}
    <path
      d="M26 122.500Q30 125 36 125.500M100 122.500Q96 125 90 125.500"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.3}
    />
  </At>
);
