interface HillProps {
  readonly d: string;
}

/** Ground of the mountains by night. */
export const Hill = ({ d }: HillProps) => (
  <>
    <path d={d} className="deep" />
    <path d={d} className="green" opacity={0.55} />
  </>
);
