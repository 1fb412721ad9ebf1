/** Passkeys: the browser makes and uses them; the server asks and checks. */
import { api } from "./api";
import type { Guest } from "./messages";
import { deviceName } from "./pushing";

/** Whether this browser can. It does not over plain HTTP, nor by an address in digits. */
export function canPasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

function answered(made: Credential | null): Record<string, unknown> {
  if (!(made instanceof PublicKeyCredential)) throw new Error("no passkey");
  return made.toJSON() as unknown as Record<string, unknown>;
}

/** Attach a new passkey to whoever this is. Throws if the person thinks better of it. */
export async function addPasskey(): Promise<void> {
  const { options, ticket } = await api.askPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey });
  await api.addPasskey({ ticket, credential: answered(made), label: deviceName() });
}

/** Be, on this device, whose passkey it has. */
export async function signIn(): Promise<Guest> {
  const { options, ticket } = await api.askSignIn();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const made = await navigator.credentials.get({ publicKey });
  return api.signIn({ ticket, credential: answered(made) });
}
