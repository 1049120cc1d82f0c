import { At, type Place } from '../stage/At.tsx';

const rays = [-69, -46, -23, 0, 23, 46, 69] as const;

/** The Statue of Liberty on its plinth, 109 high, with 0,0 in the middle of its foot. */
export const LibertyStatue = (place: Place) => (
  <At {...place}>
    <path d="M-44 0V-6H44V0zM-22-20H22V-24H-22z" className="brand" />
    <path d="M-32-6V-11H-21L-18-20H18L21-11H32V-6z" className="brand-lift" />
    <At x={0} y={-24} scale={0.82}>
      <Robe />
      <Head />
      <Torch />
    </At>
  </At>
);

const Robe = () => (
  <>
    <path d="M12-48L26-52L32-31L18-27z" className="green-ink" />
    <path
      d="M-18 0C-16-14-15-28-13-40C-14-50-8-53-3-54H4C12-54 18-50 21-40C22-33 20-29 15-29C15-20 17-10 19 0z"
      className="green"
    />
    <path
      d="M-12-45Q-2-31 14-29M-5-32Q-7-16-9-4M3-28Q3-14 3-4M10-26Q12-14 13-4"
      className="stroke-green-ink"
      strokeWidth={2.5}
    />
  </>
);

const Head = () => (
  <>
    {rays.map((turn) => (
      <path
        key={turn}
        d="M-1.800-76L0-86L1.800-76z"
        transform={`rotate(${turn} 0 -66)`}
        className="green"
      />
    ))}
    <path d="M-4-60H4V-52H-4z" className="green" />
    <path d="M-9-56C-12-78 12-78 9-56L5-58H-5z" className="green-ink" />
    <path d="M-6-67H6V-63C6-53-6-53-6-63z" className="green" />
    <path d="M-9.500-68.500Q0-75 9.500-68.500" className="stroke-green" strokeWidth={4.5} />
  </>
);

const Torch = () => (
  <>
    <path d="M-14-42L-25-73Q-22-78-18-75L-4-53z" className="green" />
    <path d="M-29-84H-15L-19-73H-25z" className="green-ink" />
    <path d="M-22-84Q-32-92-22-104Q-12-92-22-84z" className="marigold" />
  </>
);
