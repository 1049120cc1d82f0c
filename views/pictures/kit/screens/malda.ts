import type { Colour } from '../../palette.ts';

/** The invented shop network whose app and panel the pictures show: its name, its colours, and what reads on them in both schemes. */
export const malda = {
  name: 'Malda Mobile',
  tone: 'marigold',
  soft: 'marigold-soft',
  on: 'deep',
} as const satisfies { name: string } & Record<'tone' | 'soft' | 'on', Colour>;
