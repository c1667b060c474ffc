/** Whether a field is of use in a system: what is for others alone says so as it begins. */
export const isFor = (ruleset: string, description: string): boolean =>
  !description.startsWith('With ') || description.startsWith(`With ${ruleset}`);
