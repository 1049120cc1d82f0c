import { CashCustomer } from '../../kit/people/CashCustomer.tsx';
import { CashShopFront } from '../../kit/places/CashShopFront.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Evening in a small street: a woman leaves the shop with the bright sign, whose keeper is behind his counter, notes in her hand and no card left in the reader. */
export function MatmClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="lilac">
      <circle cx={70} cy={284} r={150} className="marigold-soft" opacity={0.7} />
      <circle cx={70} cy={284} r={96} className="code-string" />
      {/* The wall of a yard across the street. */}
      <path d="M0 302H440V330H0z" className="faint" />
      <path d="M0 298H440V304H0z" className="brand-lift" />
      <path d="M0 330H440V400H0z" className="marigold-soft" />
      <ContactShadow x={272} y={354} width={316} />
      <CashShopFront x={122} y={24} />
      <ContactShadow x={125} y={384} width={108} />
      {/* Seen in a mirror: the end of her sari is behind her, and she goes to the left. */}
      <CashCustomer x={66} y={97} scale={1.22} mirrored={96} />
    </Scene>
  );
}
