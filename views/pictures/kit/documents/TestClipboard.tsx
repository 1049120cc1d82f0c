import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const tested = ['Your server', 'API key', 'Webhook'] as const;

/** What a small live test has gone through, on a clipboard, 292 × 394: each line is ticked, and the test is a success. */
export const TestClipboard = (place: Place) => (
  <At {...place}>
    <Shadow width={292} height={394} radius={20} />
    <rect y={18} width={292} height={376} rx={20} className="marigold" />
    <g className="sheet">
      <path d="M14 44H278V372a8 8 0 01-8 8H22a8 8 0 01-8-8z" className="paper" />
      <path d="M14 304H278V372a8 8 0 01-8 8H22a8 8 0 01-8-8z" className="green-soft" />
      <Label x={146} y={104} size={28} weight={800} anchor="middle">
        Test with ₹10
      </Label>
      {tested.map((step, index) => (
        <TestedLine key={step} x={38} y={134 + index * 56}>
          {step}
        </TestedLine>
      ))}
      <Tick x={84} y={342} size={40} />
      <Label x={116} y={351} size={26} weight={700} tone="green-ink">
        Success
      </Label>
    </g>
    <path d="M96 30a10 10 0 0110-10h16a24 24 0 0148 0h16a10 10 0 0110 10V58H96z" className="deep" />
    <circle cx={146} cy={22} r={8} className="marigold" />
  </At>
);

/* A ticked box and what it is about. */
const TestedLine = ({ children, ...place }: Place & { readonly children: string }) => (
  <At {...place}>
    <rect x={1} y={1} width={32} height={32} rx={8} className="green-soft" />
    <Glyph name="check" x={5} y={5} size={24} tone="green" bold />
    <Label x={50} y={25} size={22} weight={600}>
      {children}
    </Label>
    <path d="M0 45H216" className="stroke-line" strokeWidth={1.5} />
  </At>
);
