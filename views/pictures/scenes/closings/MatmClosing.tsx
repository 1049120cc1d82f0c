import { FoldedNotes } from '../../kit/money/FoldedNotes.tsx';
import { type ArmPose, PersonActing } from '../../kit/people/PersonActing.tsx';
import { CashShopFront } from '../../kit/places/CashShopFront.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { ClothBag } from '../../kit/things/ClothBag.tsx';
import { closingSize } from './closingSize.ts';

/* Seen in a mirror: the end of her sari is behind her, and she goes to the left. */
const arms: readonly ArmPose[] = [
  {
    shoulder: [25, 68],
    elbow: [14, 102],
    wrist: [13, 132],
    thumb: 'left',
    children: <ClothBag x={13} y={137} tone="green" />,
  },
  {
    shoulder: [71, 70],
    elbow: [82, 106],
    wrist: [95, 91],
    thumb: 'left',
    children: <FoldedNotes x={97} y={64} turn={4} scale={1.1} />,
  },
];

/** Evening in a small street: a woman leaves the shop with the bright sign, whose keeper is behind his counter, two folded notes in her hand. */
export function MatmClosing() {
  return (
    <Scene {...closingSize} ground="lilac">
      <circle cx={70} cy={284} r={150} className="marigold-soft" opacity={0.7} />
      <circle cx={70} cy={284} r={96} className="code-string" />
      {/* The wall of a yard across the street. */}
      <path d="M0 302H440V330H0z" className="faint" />
      <path d="M0 298H440V304H0z" className="brand-lift" />
      <path d="M0 330H440V400H0z" className="marigold-soft" />
      <ContactShadow x={272} y={354} width={316} />
      <CashShopFront x={122} y={24} />
      <ContactShadow x={124} y={384} width={124} />
      <PersonActing
        x={66}
        y={56}
        scale={1.25}
        mirrored={96}
        hair="bun"
        skin="skin-deep"
        clothes="red"
        looks="right"
        arms={arms}
      />
    </Scene>
  );
}
