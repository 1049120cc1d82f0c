import type { RequestHandler } from 'express';
import type { FileField, FormDescription } from '#content/forms/form.ts';
import { answer, type RenderPage } from './answer.ts';
import { type ResumeVerdict, receiveApplication } from './receiveApplication.ts';
import { judge, type Verdict } from './schema.ts';

/**
 * Answers the job application: the fields as any form's, and the resume by its size and content.
 * @param maxBytes the largest resume
 */
export function applicationForm(
  form: FormDescription,
  render: RenderPage,
  maxBytes: number,
): RequestHandler {
  const file = form.fields.find((field): field is FileField => field.control === 'file');
  if (file === undefined) throw new Error(`The form ${form.name} takes no file.`);
  return async (request, response) => {
    const { fields, resume } = await receiveApplication(request, response, maxBytes);
    const message = resumeMessage(file, resume, maxBytes);
    const verdict = withFile(judge(form, fields), file.name, message);
    const query = new URLSearchParams(form.query);
    query.set('job', jobOf(fields));
    answer(
      request,
      response,
      render,
      form,
      { ...verdict, status: statusOf(verdict, resume) },
      query,
    );
  };
}

function resumeMessage(
  file: FileField,
  resume: ResumeVerdict,
  maxBytes: number,
): string | undefined {
  if (resume === 'accepted') return undefined;
  return resume === 'tooLarge' ? file.tooLarge(maxBytes / 1024 / 1024) : file[resume];
}

function withFile(verdict: Verdict, name: string, message: string | undefined): Verdict {
  if (message === undefined) return verdict;
  const errors = verdict.ok ? {} : verdict.errors;
  return { ok: false, values: verdict.values, errors: { ...errors, [name]: message } };
}

function statusOf(verdict: Verdict, resume: ResumeVerdict): 200 | 413 | 422 {
  if (resume === 'tooLarge') return 413;
  return verdict.ok ? 200 : 422;
}

function jobOf(fields: unknown): string {
  const job =
    typeof fields === 'object' && fields !== null ? Reflect.get(fields, 'job') : undefined;
  return typeof job === 'string' ? job : '';
}
