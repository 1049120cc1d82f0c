import * as z from 'zod';

/** What a thread of the build can be asked to draw: each is a module of this folder. */
export const tasks = ['drawPictures', 'drawShareImages'] as const;

export const taskSchema = z.enum(tasks);
export type Task = z.infer<typeof taskSchema>;
