import { FoldedNotes } from '../../kit/money/FoldedNotes.tsx';
import { type ArmPose, PersonActing } from '../../kit/people/PersonActing.tsx';
import { CashShopFront } from '../../kit/places/CashShopFront.tsx';
import { StreetTree } from '../../kit/places/StreetTree.tsx';
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
    children: <ClothBag x={13} y={137} tone="brand" />,
  },
  {
    shoulder: [71, 70],
    elbow: [84, 106],
    wrist: [106, 104],
    thumb: 'left',
    children: <FoldedNotes x={108} y={76} turn={4} scale={1.25} />,
  },
];

/** Evening in a small street: a woman leaves the shop with the lit sign, two folded notes in her hand. */
export function MatmClosing() {
  return (
    <Scene {...closingSize} ground="lilac">
      <circle cx={98} cy={284} r={138} className="marigold-soft" opacity={0.7} />
      <circle cx={98} cy={284} r={86} className="marigold" />
      {/* The wall of a yard across the street. */}
      <path d="M0 298H440V326H0z" className="faint" />
      <path d="M0 294H440V300H0z" className="brand-lift" />
      <path d="M0 326H440V400H0z" className="marigold-soft" />
      <path d="M242 346H312L244 400H100z" className="code-string" opacity={0.6} />
      <ContactShadow x={46} y={350} width={72} />
      <StreetTree x={-16} y={40} />
      <ContactShadow x={321} y={346} width={206} />
      <CashShopFront x={218} y={24} />
      <ContactShadow x={146} y={374} width={92} />
      <PersonActing
        x={108}
        y={164}
        scale={0.8}
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
