import type { RequestHandler } from 'express';
import type { FileField, FormDescription } from '#content/forms/form.ts';
import { megabyte } from '../limits.ts';
import type { ResumeFinding } from './inspectResume.ts';
import { readApplication } from './readApplication.ts';
import { type RenderPage, sendOutcome } from './sendOutcome.ts';
import { shownState } from './shownState.ts';
import { type Validation, validateSubmission } from './validateSubmission.ts';

/**
 * Answers the job application: its text fields like any other form's, its resume by size and content.
 * @param maxBytes the largest resume
 */
export function applicationHandler(
  form: FormDescription,
  render: RenderPage,
  maxBytes: number,
): RequestHandler {
  const file = form.fields.find((field): field is FileField => field.control === 'file');
  if (file === undefined) throw new Error(`The form ${form.name} has no file field.`);
  return async (request, response) => {
    const { fields, resume } = await readApplication(request, response, maxBytes);
    const message = resumeMessage(file, resume, maxBytes);
    const validation = withFileError(validateSubmission(form, fields), file.name, message);
    const query = shownState(form, fields);
    const status = statusOf(validation, resume);
    sendOutcome(request, response, { form, status, validation, query, render });
  };
}

function resumeMessage(
  file: FileField,
  resume: ResumeFinding,
  maxBytes: number,
): string | undefined {
  if (resume === 'accepted') return undefined;
  return resume === 'tooLarge' ? file.tooLarge(maxBytes / megabyte) : file[resume];
}

function withFileError(
  validation: Validation,
  name: string,
  message: string | undefined,
): Validation {
  if (message === undefined) return validation;
  const errors = validation.ok ? {} : validation.errors;
  return { ok: false, values: validation.values, errors: { ...errors, [name]: message } };
}

function statusOf(validation: Validation, resume: ResumeFinding): 200 | 413 | 422 {
  if (resume === 'tooLarge') return 413;
  return validation.ok ? 200 : 422;
}
