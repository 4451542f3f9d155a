# For `pkgs.callPackage ./package.nix { }`.
{
  lib,
  stdenvNoCC,
  fetchurl,
}:

let
  sums = {
    x86_64-linux = "@sha256 x86_64-linux.tar.gz@";
    aarch64-linux = "@sha256 aarch64-linux.tar.gz@";
  };
in
stdenvNoCC.mkDerivation rec {
  pname = "talon";
  version = "@version@";

  src = fetchurl {
    url = "@files@/talon-${version}-${stdenvNoCC.hostPlatform.system}.tar.gz";
    sha256 =
      sums.${stdenvNoCC.hostPlatform.system}
        or (throw "there is no program of ${pname} for ${stdenvNoCC.hostPlatform.system}");
  };

  # The program needs no library of the system.
  installPhase = ''
    runHook preInstall
    mkdir $out
    cp -r bin share $out
    runHook postInstall
  '';

  meta = {
    description = "@summary@";
    homepage = "@repository@";
    license = with lib.licenses; [
      mit
      asl20
    ];
    platforms = builtins.attrNames sums;
    sourceProvenance = [ lib.sourceTypes.binaryNativeCode ];
    mainProgram = "talon";
  };
}
