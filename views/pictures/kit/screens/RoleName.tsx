import { Pill } from '../shapes/Pill.tsx';
import type { Place } from '../stage/At.tsx';

interface RoleNameProps extends Place {
  readonly anchor?: 'middle';
  readonly children: string;
}

/** Whose screen it is, 36 high. */
export const RoleName = ({ anchor, children, ...place }: RoleNameProps) => (
  <Pill {...place} size={19} tone="brand" {...(anchor && { anchor })}>
    {children}
  </Pill>
);
