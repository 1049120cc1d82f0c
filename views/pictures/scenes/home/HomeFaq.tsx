import { BarePhone } from '../../kit/devices/BarePhone.tsx';
import { DockedReader } from '../../kit/devices/DockedReader.tsx';
import { Scanner } from '../../kit/devices/Scanner.tsx';
import { SlipPrinter } from '../../kit/devices/SlipPrinter.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { CounterTop } from '../../kit/places/CounterTop.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const ground = 262;
const reader = 0.65;

/* What a phone is enough for. */
const services = [
  ['phone', 'brand'],
  ['bolt', 'marigold'],
  ['train', 'blue'],
  ['send', 'green'],
] as const;

/** What a counter needs, on one: a phone, a fingerprint scanner, a card reader and a receipt printer. */
export const HomeFaq = () => (
  <Scene width={400} height={300} ground="tint">
    <CounterTop y={242} depth={30} />
    <ContactShadow x={73} y={ground} width={116} />
    <AppPhone x={20} y={46} />
    <ContactShadow x={206} y={ground} width={150} />
    <DockedReader
      x={154}
      y={ground - 312 * reader}
      scale={reader}
      display={<Tick x={64} y={24} size={42} />}
    />
    <ContactShadow x={332} y={ground} width={112} />
    <Printer />
    <ContactShadow x={132} y={ground + 5} width={84} />
    <Scanner x={98} y={ground + 5 - 176 * 0.48} scale={0.48} />
  </Scene>
);

/* On its stand, 106 × 216. */
const AppPhone = (place: Place) => (
  <At {...place}>
    <BarePhone x={0} y={0} width={106} height={208}>
      <path d="M0 0H94V44H0z" fill="url(#sheen)" />
      <path d="M12 24H52" className="stroke-on-brand" strokeWidth={6} />
      <circle cx={78} cy={24} r={7} className="on-brand" opacity={0.5} />
      {services.map(([glyph, tone], index) => (
        <Avatar
          key={glyph}
          x={26 + (index % 2) * 42}
          y={72 + Math.floor(index / 2) * 44}
          size={36}
          glyph={glyph}
          tone={tone}
          square
        />
      ))}
    </BarePhone>
    <path d="M18 196H88L96 216H10z" className="on-deep-muted" />
    <path d="M18 196H88L90.500 202H15.500z" className="on-brand" opacity={0.5} />
  </At>
);

const Printer = () => (
  <SlipPrinter x={281} y={ground - 440 * 0.338} scale={0.338} length={348}>
    <Tick x={128} y={96} size={104} />
    <path d="M40 186H216M40 232H168M40 278H192" className="stroke-line" strokeWidth={16} />
  </SlipPrinter>
);
