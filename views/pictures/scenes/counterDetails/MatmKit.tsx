import { Phone } from '../../kit/devices/Phone.tsx';
import { PinReader } from '../../kit/devices/PinReader.tsx';
import { CorrespondentSign } from '../../kit/documents/CorrespondentSign.tsx';
import { IdentityCard } from '../../kit/documents/OperatorPapers.tsx';
import { AccountPassbook, AddressBill } from '../../kit/documents/ShopProofs.tsx';
import { PlankTop } from '../../kit/places/PlankTop.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { type Laid, LaidShadow } from '../../kit/stage/LaidShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Three columns with gaps of 18: the sign over phone and reader, the two cards below them, the proofs at the right. */
const sign = { x: 24, y: 24, width: 234, height: 81, depth: 4 } as const satisfies Laid;
const phone = { x: 24, y: 123, width: 108, height: 167, depth: 5 } as const satisfies Laid;
const reader = { x: 150, y: 123, width: 108, height: 167, depth: 7 } as const satisfies Laid;
const pan = { x: 24, y: 308, width: 108, height: 68, depth: 2.5 } as const satisfies Laid;
const aadhaar = { ...pan, x: 150 } as const satisfies Laid;
const bill = { x: 276, y: 24, width: 100, height: 167, depth: 2 } as const satisfies Laid;
const passbook = { ...bill, y: 209, depth: 4 } as const satisfies Laid;

/* The reader is narrower below, and the bill has a folded corner. */
const shadows: readonly Laid[] = [
  ...[sign, phone, pan, aadhaar, passbook],
  { ...reader, height: 130 },
  { ...reader, x: 157, width: 94 },
  { ...bill, width: 76 },
  { ...bill, y: 46, height: 145 },
];

const at = ({ x, y }: Laid) => ({ x, y });

/** What a shop needs to offer Mobile ATM, laid out on its counter and seen straight from above. */
export const MatmKit = () => (
  <Scene width={400} height={400} ground="sand" grows="around">
    <PlankTop />
    <LaidShadow things={shadows} />
    <CorrespondentSign {...at(sign)} />
    <Phone {...at(phone)} scale={0.52} width={208} height={322} time="" flat>
      <circle cx={95} cy={88} r={36} className="brand" />
      <Glyph name="bluetooth" x={72} y={65} size={46} tone="on-brand" bold />
      <Label x={95} y={153} size={29.5} weight={700} anchor="middle">
        Bluetooth
      </Label>
      <circle cx={95} cy={208} r={36} className="green" />
      <Glyph name="pin" x={71} y={184} size={48} tone="surface" bold />
      <Label x={95} y={275} size={29.5} weight={700} anchor="middle">
        Location
      </Label>
    </Phone>
    <path
      d="M135.500 169a6 6 0 010 8M139 165.500a10.500 10.500 0 010 15M142.500 162a15.500 15.500 0 010 22"
      className="stroke-brand-ink"
      strokeWidth={2.4}
    />
    <PinReader {...at(reader)} scale={0.675} small flat>
      <Glyph name="bluetooth" x={8} y={9} size={30} tone="brand" bold />
      <Label x={46} y={32} size={23} weight={700}>
        Ready
      </Label>
    </PinReader>
    <IdentityCard {...at(pan)} scale={0.9} title="PAN" tone="deep-lift" ink="on-brand" flat />
    <IdentityCard
      {...at(aadhaar)}
      scale={0.9}
      title="Aadhaar"
      tone="marigold"
      ink="deep"
      number="XX 7306"
      flat
    />
    <AddressBill {...at(bill)} />
    <AccountPassbook {...at(passbook)} />
  </Scene>
);
