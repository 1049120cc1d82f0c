interface DeviceCaseProps {
  /** Where it begins in what is drawn with it. */
  readonly x?: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** `device` is lighter after dark. */
  readonly tone?: 'deep' | 'device';
  /** How wide the rim is. */
  readonly rim?: number;
  /** On a ground as dark as it is. */
  readonly lit?: boolean | undefined;
}

/** The front of a device: its dark case, with the light that falls on its rim. */
export const DeviceCase = ({
  x,
  width,
  height,
  radius,
  tone = 'deep',
  rim = 2,
  lit,
}: DeviceCaseProps) => (
  <>
    <rect x={x} width={width} height={height} rx={radius} className={tone} />
    <rect
      x={(x ?? 0) + rim / 2}
      y={rim / 2}
      width={width - rim}
      height={height - rim}
      rx={radius - rim / 2}
      className={lit ? 'stroke-on-deep-muted' : 'stroke-rim'}
      strokeWidth={rim === 1 ? undefined : rim}
      opacity={lit ? 0.8 : undefined}
    />
  </>
);
