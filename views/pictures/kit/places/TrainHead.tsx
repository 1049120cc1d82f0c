import { At, type Place } from '../stage/At.tsx';

/* The window is as high as the windscreen, so that both are one band. */
const panes = 'M160 38h52v58h-52zM236 38C252 52 264 72 273 96H236z';

/* One more in the same band, where nothing hides the side between that window and the coach. */
const seats = 'M64 38h64v58h-64z';

const side = 'M0 0H206C250 0 282 58 297 122C303 148 300 176 280 176H0z';

interface TrainHeadProps extends Place {
  /** The first coach follows it, 560 long: let the end of it run over the edge of the picture. */
  readonly coach?: true;
}

/** The head of an orange express that runs to the right, 300 long and 222 high from roof to rails. */
export const TrainHead = ({ coach, ...place }: TrainHeadProps) => (
  <At {...place}>
    <path d="M-900 219H900" className="stroke-on-deep-muted" strokeWidth={6} />
    {coach && <Coach />}
    <path d="M0 172H284l-14 22H0z" className="deep" />
    <Wheels at={[40, 104, 178, 242]} />
    <path d={side} className="marigold" />
    <path d="M0 0H206C219 0 231 5 242 14H0z" className="on-deep" opacity={0.4} />
    <path d={panes} className="deep-lift" />
    {/* Round corners. */}
    <path d={panes} className="stroke-deep-lift" strokeWidth={12} />
    {coach && (
      <>
        <path d={seats} className="deep-lift" />
        <path d={seats} className="stroke-deep-lift" strokeWidth={12} />
      </>
    )}
    <path d="M0 122H297q2 8 2.6 16H0z" className="on-brand" />
    <circle cx={282} cy={152} r={7} className="on-brand" />
  </At>
);

const Wheels = ({ at }: { readonly at: readonly number[] }) =>
  at.map((x) => (
    <g key={x} transform={`translate(${x} 196)`}>
      <circle r={20} className="deep" />
      <circle r={13} className="stroke-on-deep-muted" strokeWidth={4} />
      <circle r={4} className="on-deep-muted" />
    </g>
  ));

const Coach = () => (
  <>
    <path d="M-30 24H6V180H-30zM-560 172H-12V194H-560z" className="deep" />
    <Wheels at={[-54, -118, -454, -518]} />
    <path d="M-560 0H-12V176H-560z" className="marigold" />
    <path d="M-560 0H-12V14H-560z" className="on-deep" opacity={0.4} />
    <path
      d="M-120 38H-36V96H-120zM-234 38H-150V96H-234zM-348 38H-264V96H-348zM-462 38H-378V96H-462z"
      className="deep-lift"
    />
    <path d="M-560 122H-12V138H-560z" className="on-brand" />
  </>
);
