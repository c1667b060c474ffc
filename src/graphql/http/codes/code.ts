/** What the table of codes says of each. */
export interface Code {
  /** The type of the API that answers it as its `code`. */
  readonly type?: string;
  /** Where it stands in `errors[].extensions.code`: the status of an answer that has nothing else. */
  readonly http?: Status;
  /** When it is answered. */
  readonly when: string;
  /** What to do about it. */
  readonly cure: string;
}

export interface Status {
  readonly status: number;
  /** The status that `application/graphql-response+json` wants; with `application/json` it is 200. */
  readonly spec?: true;
}
