import { PinReader } from '../../kit/devices/PinReader.tsx';
import { ReadyPhone } from '../../kit/devices/ReadyPhone.tsx';
import { CorrespondentSign } from '../../kit/documents/CorrespondentSign.tsx';
import { IdentityCard } from '../../kit/documents/OperatorPapers.tsx';
import { AccountPassbook, AddressBill } from '../../kit/documents/ShopProofs.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a shop needs to offer Mobile ATM: phone and reader on its counter, the sign on the wall, and two pairs of documents in front. */
export const MatmKit = () => (
  <Scene width={400} height={448} ground="sand" grows="above">
    <path d="M-400-448H800V268H-400z" className="marigold-soft" />
    <path d="M-400 268H800V448H-400z" fill="url(#sheen)" />
    <path d="M-400 268H800V274H-400z" className="brand-lift" />
    <CorrespondentSign x={83} y={20} />
    <ContactShadow x={128} y={298} width={156} />
    <ReadyPhone x={64} y={120} scale={0.62} />
    <path
      d="M204 186a7 7 0 010 10M208.500 181.500a13 13 0 010 19M213 177a19 19 0 010 28"
      className="stroke-brand-ink"
      strokeWidth={3}
    />
    <ContactShadow x={280} y={298} width={140} />
    <PinReader x={224} y={120} scale={0.722} small flat>
      <Glyph name="bluetooth" x={8} y={9} size={30} tone="brand" bold />
      <Label x={46} y={32} size={23} weight={700}>
        Ready
      </Label>
    </PinReader>
    <IdentityCard x={24} y={310} title="PAN" tone="deep-lift" ink="on-brand" flat />
    <IdentityCard x={70} y={342} title="Aadhaar" tone="marigold" ink="deep" number="XX 7306" flat />
    <AddressBill x={210} y={310} />
    <AccountPassbook x={256} y={342} />
  </Scene>
);
