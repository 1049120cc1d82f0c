import type { ReactNode } from 'react';
import { Phone } from '../devices/Phone.tsx';
import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { PaperDocument } from './PaperDocument.tsx';

const readBack = [
  ['To', 'Sunita Devi'],
  ['Amount', '₹3,000'],
] as const;

/** How much smaller these are than the receipt, so that the highest stays clear of its pane. */
const smaller = 0.94;

/** The foot of all four, and that of a sheet as it is drawn. */
const foot = { here: 272, drawn: 264 } as const;

/** A sheet or a phone that leans on the wall. */
const Leaning = ({ children }: { readonly children: ReactNode }) => (
  <>
    <ContactShadow x={120} y={foot.here} width={246} />
    <At x={120 * (1 - smaller)} y={foot.here - foot.drawn * smaller} scale={smaller}>
      {children}
    </At>
  </>
);

/** What is on the counter during a transfer, each 240 wide and standing on 272: form, IFSC, what is read back, receipt. */
export const transferCounter: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <Leaning key="form">
    <PaperDocument x={16} y={2} width={208} height={262}>
      <Label x={20} y={46} size={21} weight={700}>
        Sender
      </Label>
      <Portrait x={48} y={108} size={56} hair="turban" clothes="marigold" />
      <Tick x={68} y={128} size={24} />
      <Label x={88} y={102} size={19} weight={700}>
        Voter card
      </Label>
      <Label x={88} y={128} size={19} tone="muted">
        seen
      </Label>
      <path d="M20 160.500H188" className="stroke-line" />
      <LabelledField x={20} y={194} label="Mobile" value="98300 XXXXX" captionSize={19} size={22} />
    </PaperDocument>
  </Leaning>,
  <Leaning key="receiver">
    <path d="M0 20h240v240H0z" className="shade" filter="url(#soft)" />
    <rect x={0} y={2} width={240} height={262} rx={12} className="letter" />
    <path d="M0 52V14a12 12 0 0112-12H228a12 12 0 0112 12v38z" fill="url(#sheen)" />
    <Glyph name="bank" x={16} y={15} size={24} tone="on-brand" />
    <Label x={50} y={34} size={19} weight={700} tone="on-brand">
      Receiver
    </Label>
    <Label x={16} y={88} size={21} weight={700}>
      Sunita Devi
    </Label>
    <Label x={16} y={118} size={19} tone="muted">
      XXXXXXXX4821
    </Label>
    <rect x={16} y={146} width={208} height={84} rx={12} className="marigold-soft" />
    <rect
      x={16}
      y={146}
      width={208}
      height={84}
      rx={12}
      className="stroke-marigold"
      strokeWidth={4}
    />
    <Label x={30} y={178} size={19} tone="muted">
      IFSC
    </Label>
    <Label x={30} y={211} size={24} weight={700}>
      ABCD0123456
    </Label>
  </Leaning>,
  <Leaning key="read">
    <Phone x={8} y={-6} width={224} height={272} head={84} time="">
      <Label x={16} y={71} size={25} weight={700} tone="on-brand">
        Is this right?
      </Label>
      {readBack.map(([label, value], index) => (
        <g key={label} transform={`translate(16 ${122 + index * 52})`}>
          {index > 0 && <path d="M0-33.500H174" className="stroke-line" />}
          <Label x={0} y={0} size={20} tone="muted">
            {label}
          </Label>
          <Label x={174} y={0} size={22} weight={700} anchor="end">
            {value}
          </Label>
        </g>
      ))}
      <rect x={16} y={196} width={174} height={44} rx={10} className="brand" />
      <Label x={103} y={226} size={22} weight={700} tone="on-brand" anchor="middle">
        Confirm
      </Label>
    </Phone>
  </Leaning>,
  <SlipPrinter key="receipt" x={-4.6} y={18} length={218} scale={0.82}>
    <Tick x={43} y={40} size={38} />
    <Label x={74} y={49} size={26} weight={700}>
      Credited
    </Label>
    <path
      d="M24 74H234M24 166H234"
      className="stroke-faint"
      strokeWidth={2}
      strokeDasharray="2 6"
    />
    <Label x={24} y={112} size={24} tone="muted">
      Bank reference
    </Label>
    <Label x={24} y={144} size={26} weight={700}>
      6324XXXXXX07
    </Label>
    <Label x={24} y={205} size={24} tone="muted">
      Sent
    </Label>
    <Label x={234} y={205} size={27} weight={700} anchor="end">
      ₹3,000
    </Label>
  </SlipPrinter>,
];
