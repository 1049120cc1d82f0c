import { PinReader } from '../../kit/devices/PinReader.tsx';
import { ReadyPhone } from '../../kit/devices/ReadyPhone.tsx';
import { HungSign } from '../../kit/documents/HungSign.tsx';
import { IdentityCard } from '../../kit/documents/OperatorPapers.tsx';
import { AddressBill } from '../../kit/documents/ShopProofs.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Each document in front is 112 wide, and 16 from the next. */
const document = { y: 289, scale: 0.933 } as const;

/** What a shop needs to offer Mobile ATM: phone and reader on its counter, the sign on the wall, and documents in front. */
export const MatmKit = () => (
  <Scene width={400} height={376} ground="sand" grows="above">
    <path d="M-400-376H800V244H-400z" className="marigold-soft" />
    <path d="M-400 244H800V376H-400z" fill="url(#sheen)" />
    <path d="M-400 244H800V250H-400z" className="brand-lift" />
    <HungSign x={83} y={6} />
    <ContactShadow x={132} y={276} width={146} />
    <ReadyPhone x={77} y={124} scale={0.53} />
    <path
      d="M200 174a7 7 0 010 10M204.500 169.500a13 13 0 010 19M209 165a19 19 0 010 28"
      className="stroke-brand-ink"
      strokeWidth={3}
    />
    <ContactShadow x={276} y={276} width={130} />
    <PinReader x={226} y={124} scale={0.615} small flat>
      <Glyph name="bluetooth" x={8} y={9} size={30} tone="brand" bold />
      <Label x={46} y={32} size={23} weight={700}>
        Ready
      </Label>
    </PinReader>
    <IdentityCard {...document} x={16} title="PAN" tone="deep-lift" ink="on-brand" flat />
    <IdentityCard
      {...document}
      x={144}
      title="Aadhaar"
      tone="marigold"
      ink="deep"
      number="XX 7306"
      flat
    />
    <AddressBill {...document} x={272} />
  </Scene>
);
