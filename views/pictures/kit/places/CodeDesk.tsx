import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TeaCup } from '../things/TeaCup.tsx';

const code = ['check(order)', 'pay(order)', 'show('] as const;

/** A desk of wood with drawers, 340 wide, its top at 0 and the floor 176 below: a keyboard for hands between 50 and 96, a cup, and a large screen with code. */
export const CodeDesk = (place: Place) => (
  <At {...place}>
    <path d="M34 16V172" className="stroke-skin-deep" strokeWidth={13} strokeLinecap="butt" />
    <path d="M212 14H328V166a9 9 0 01-9 9H221a9 9 0 01-9-9z" className="skin" />
    <path d="M226 68h88M226 120h88" className="stroke-skin-deep" strokeWidth={4} />
    <path d="M258 44h24M258 95h24M258 146h24" className="stroke-on-brand" strokeWidth={6} />
    <Monitor x={150} y={-196} />
    <path d="M22-9h74l6 9H18z" className="deep" />
    <rect width={340} height={21} rx={10.5} className="skin-deep" />
    <TeaCup x={106} y={-36} scale={0.5} />
  </At>
);

/** On its stand, turned a little to who types; the line that one works on is lit. */
const Monitor = (place: Place) => (
  <At {...place}>
    <path d="M78 196l6-52h28l6 52z" className="brand-ink" />
    <path d="M46 197q1-9 12-9h82q11 0 12 9z" className="deep" />
    <g transform="matrix(1 -.08 0 1 0 16)">
      <rect x={-5} y={2} width={186} height={154} rx={14} className="brand-ink" />
      <rect width={184} height={154} rx={14} className="deep" />
      <rect x={7} y={7} width={170} height={140} rx={9} fill="url(#night)" />
      <Label x={14 + 5 * 13.2} y={128} size={22} tone="code-string" mono>
        "Done"
      </Label>
      <Label x={14 + 11 * 13.2} y={128} size={22} tone="on-deep" mono>
        )
      </Label>
      <path d="M22 22H23M36 22H37M50 22H51" className="stroke-on-deep-muted" strokeWidth={7} />
      <rect x={7} y={104} width={170} height={34} className="on-deep" opacity={0.12} />
      {code.map((line, row) => (
        <Label key={line} x={14} y={58 + row * 35} size={22} tone="on-deep" mono>
          {line}
        </Label>
      ))}
    </g>
  </At>
);
